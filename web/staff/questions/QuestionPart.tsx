import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { questionCan } from '#domain/parcel-question.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { WorkProps } from '#web/staff/parcels/staff-parcel.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { AskForm } from './AskForm.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { text } from './text.ts'

/** On the page of a parcel: its questions, and the form for a new one while none is open. */
export function QuestionPart({ parcel, onDone }: WorkProps) {
  const t = useText(text)
  const may = useMay()
  const input = { trackingNumber: parcel.trackingNumber, pageSize: 20 }
  const { data } = useRead(staffParcelQuestions.list, input, { fresh: true, enabled: may(staffParcelQuestions.list) })
  if (!data) return null
  // Parcels of several members may have this number.
  const own = data.list.filter(({ parcelId }) => parcelId === parcel.id)
  const mayAsk =
    may(staffParcelQuestions.ask) && parcel.status === 'in_stock' && !own.some((each) => questionCan.withdraw(each))
  return (
    <>
      {own.map((question) => (
        <QuestionCard key={question.id} question={question} onDone={onDone} />
      ))}
      {mayAsk && (
        <Card title={t.ask}>
          <AskForm parcel={parcel} onDone={onDone} />
        </Card>
      )}
    </>
  )
}
