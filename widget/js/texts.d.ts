/** Files that the bundle holds as text. */

declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
