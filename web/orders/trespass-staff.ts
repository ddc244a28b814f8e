import { text } from '#web/staff/shell.text.ts'
export const all = text
