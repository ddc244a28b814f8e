import type { FieldText } from '#contract/wire/server.field-texts.ts'

/** A row as the spreadsheet counts it. */
export interface SheetRow {
  readonly rowNo: number
  readonly cells: readonly string[]
}

/** Says with one of the words of `server.field-texts.ts` why a file cannot be read. */
export class UnreadableFile extends Error {
  readonly word: FieldText

  constructor(word: FieldText = 'field_moving_format') {
    super(word)
    this.word = word
  }
}
