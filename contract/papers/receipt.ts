import { contactName } from '#contract/contact-kinds.text.ts'
import { formatWhen } from '#contract/format.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import type { Paper, PaperBlock, PaperHead } from './paper.ts'
import { receiptText } from './receipt.text.ts'

/** What a receipt says besides what was paid for. */
export interface ReceiptAbout {
  readonly language: Language
  readonly siteName: string
  readonly contacts: readonly { readonly kind: string; readonly label: string; readonly value: string }[]
  readonly coinName: string
  /** Null until the page has read it. */
  readonly payer: { readonly displayName: string; readonly memberNumber: string } | null
  readonly readAt: string
}

interface Contents {
  readonly title: string
  /** Says what it proves, and that it is no invoice. */
  readonly notInvoice: string
  readonly heads?: readonly PaperHead[]
  readonly blocks: readonly PaperBlock[]
}

/** One sheet: who was paid by whom, for what, and how. */
export function receipt(about: ReceiptAbout, { title, notInvoice, heads = [], blocks }: Contents): Paper {
  const { language, siteName, contacts, payer, readAt } = about
  const t = textIn(receiptText, language)
  const issuer = {
    title: t.issuer,
    name: siteName,
    lines: contacts.map(({ kind, label, value }) => ({ what: contactName(kind, label, language), words: value })),
  }
  const paidBy = {
    title: t.payer,
    name: payer?.displayName ?? '',
    lines: payer ? [{ words: t.fill('memberNumber', { number: payer.memberNumber }) }] : [],
  }
  return {
    language,
    title,
    heads: [issuer, paidBy, ...heads],
    blocks,
    foot: [notInvoice, t.fill('zone', { when: formatWhen(readAt, language) })],
  }
}
