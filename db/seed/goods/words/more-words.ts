/**
 * Names of goods by category. Chinese words are separated by white space and in either script (both have the same key);
 * English ones by commas.
 */
export type MoreWords = Readonly<Record<string, { readonly chinese: string; readonly english: string }>>
