/**
 * What the page tells a worker by its name, because it has to be known at once: the version of the
 * engine that it expects; `kept`, a service worker has all files; `remembered`, there should be a
 * snapshot of its memory; `rehearsal`, it starts for the sake of later starts only.
 */
export const [EXPECTED, ...PURPOSES] = self.name.split(" ");
