/** The words of other languages, fetched when they are asked for. */

/**
 * The Fluent catalogue of a language as text, or null: there is none, or it can't be had now.
 * @param {string} language
 * @returns {Promise<string | null>}
 */
export async function catalogueOf(language) {
  if (!LANGUAGES.includes(language)) return null;
  try {
    const response = await fetch(new URL(`words/${language}.ftl`, import.meta.url));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
