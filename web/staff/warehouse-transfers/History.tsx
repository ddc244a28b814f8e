import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { useRead } from '#web/client/queries.ts'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Skeleton } from '@mantine/core'
import { text } from './text.ts'

/** What happened to a transfer, each with the name beside it (B-IN-44). */
export function History({ id }: { readonly id: string }) {
  const t = useText(text)
  const query = useRead(staffWarehouseTransfers.get, { id }, { fresh: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={80} />}>
      {({ history }) => (
        <ul className={desk.plain}>
          {history.map(({ at, event, by, note }) => (
            <li key={`${event} ${at}`}>
              {t.fill(event, { name: by ?? '' })}
              {note !== '' && t.fill('because', { note })} <When at={at} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
