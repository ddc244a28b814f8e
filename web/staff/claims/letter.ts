/** Paragraphs of a mail whose `{note}` the reviewer may fill in; its paragraph is left out without a note. */
export const letterWith = (body: string, note: string): readonly string[] =>
  body
    .split('\n\n')
    .filter((paragraph) => note.trim() !== '' || !paragraph.includes('{note}'))
    .map((paragraph) => paragraph.replace('{note}', () => note.trim()))
