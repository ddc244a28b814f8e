import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF as another program reads it: the text of its pages without white space, its title and its language. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf)
  const info: { readonly Title?: unknown; readonly Language?: unknown } = (await pdf.getMetadata()).info
  return { pages: text.map(tight), text: tight(text.join('')), title: info.Title, language: info.Language }
}

/** Where a line is broken does not matter. */
export const tight = (words: string) => words.replace(/\s+/g, '')
