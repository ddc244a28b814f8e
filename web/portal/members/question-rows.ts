import { questionKindText } from '#contract/parcel-questions.text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { paths } from '#web/paths.ts'
import type { MemberNeeds, NeedRow, Words } from './need-rows.ts'

/**
 * What staff ask about parcels, the first deadline first; each is about another parcel. An answer that was kept on this
 * device before there was such a field has none.
 */
export const questionRows = (t: Words, questions: MemberNeeds['openQuestions'] | undefined): readonly NeedRow[] =>
  (questions?.list ?? []).map(({ id, parcelId, trackingNumber, kind, dueAt }) => ({
    key: id,
    tone: 'wait',
    tag: t.questionTag,
    line: t.fill('questionLine', { number: trackingNumber, kind: questionKindText[kind][t.language] }),
    safe: t.fill('questionSafe', { when: formatWhen(dueAt, t.language) }),
    action: t.decide,
    to: paths.parcelDetails(parcelId),
  }))
