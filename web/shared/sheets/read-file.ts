import type { Language } from '#domain/language.ts'
import { oldText } from '#domain/old-encoding.ts'
import { cellsIn } from './cells.ts'
import { isArchive } from './unzip.ts'
import { cellsOfXlsx } from './xlsx.ts'

export type FileFault = 'fileTooLarge' | 'fileOld' | 'fileUnread'

const bytesAtMost = 5 * 1024 * 1024

/** The cells of a file, or why it cannot be read. */
export async function cellsOfFile(file: Blob, language: Language): Promise<readonly (readonly string[])[] | FileFault> {
  if (file.size > bytesAtMost) return 'fileTooLarge'
  // A dropped folder, or a file that has since been deleted, cannot be opened.
  const content = await file.arrayBuffer().catch(() => null)
  if (content === null) return 'fileUnread'
  const bytes = new Uint8Array(content)
  if (isOldSheet(bytes)) return 'fileOld'
  if (!isArchive(bytes)) return cellsIn(decoded(bytes, language))
  try {
    return cellsOfXlsx(bytes)
  } catch {
    return 'fileUnread'
  }
}

/** An .xls from before 2007; a password-protected .xlsx looks the same. */
const isOldSheet = ([first, second, third]: Uint8Array) => first === 0xd0 && second === 0xcf && third === 0x11

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or an encoding from before Unicode. */
function decoded(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const old = oldText()
    old.read(bytes)
    return new TextDecoder(old.encoding(language)).decode(bytes)
  }
}
