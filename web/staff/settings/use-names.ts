import { staffChannels } from '#contract/channels-office.ts'
import { contactKinds } from '#contract/contact-kinds.text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Shape } from './setting.ts'
import { text } from './text.ts'

/** Codes with the names that people know them by. */
type Names = readonly { readonly value: string; readonly label: string }[]

/** The codes that a value may be, by name; empty for one that is no code, and while destinations are loading. */
export function useNames(of: Shape['names']): Names {
  const t = useText(text)
  const { data } = useRead(staffChannels.list, {}, { enabled: of === 'destination' })
  switch (of) {
    case 'contactKind':
      return [
        ...contactKinds.map(([value, name]) => ({ value, label: name[t.language] })),
        { value: otherKind, label: t.otherKind },
      ]
    case 'destination':
      return (data?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))
    case undefined:
      return []
  }
}

/** A kind without a word of its own: members read the label. */
const otherKind = 'other'
