import { staffStatements } from '#contract/statements.ts'
import type { Input } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { methodName } from '#web/staff/payments/method.ts'
import { type StatementDay, statementReads } from './queries.ts'
import { text } from './statements.text.ts'

type Asked = Input<typeof staffStatements.fetch>

export type Fetching = ReturnType<typeof useFetchDay>

/** B-FI-21, from the form and from each row; `said` tells what is under way and what came of it. */
export function useFetchDay() {
  const t = useText(text)
  const write = useWrite(staffStatements.fetch, { refreshes: statementReads })
  const { data, variables, isPending, error } = write
  return {
    write,
    isPending,
    error,
    start: (asked: Asked) => write.mutate(asked),
    isFetching: ({ method, day }: Asked) => isPending && variables?.method === method && variables.day === day,
    said: isPending && variables ? t.fill('fetching', wordsOf(variables)) : data ? outcome(data) : '',
  }

  function wordsOf({ method, day }: Asked) {
    return { method: methodName(method, t.language), day }
  }

  function outcome(day: StatementDay): string {
    if (day.fault !== null) return t.fill('notFetched', { ...wordsOf(day), why: t[day.fault] })
    return t.fill('fetched', { ...wordsOf(day), count: day.openDifferences })
  }
}
