import { Skeleton } from '@mantine/core'
import * as refusalCode from '#contract/refusals/codes.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'

/** Loaded by the few who need it. */
export const SecondStep = lazyPart(
  'second-step',
  async () => (await import('./SecondStep.tsx')).SecondStep,
  <Skeleton height={320} radius="lg" maw={480} mx="auto" />,
)

/** The ticket for the second step, when the first one was right and a code is wanted as well (2024). */
export function codeTicketOf(error: Error | null): string | null {
  if (!(error instanceof Refusal) || error.code !== refusalCode.totp_missing) return null
  const { ticket } = error.data
  return typeof ticket === 'string' ? ticket : null
}

interface Options {
  readonly onError: (error: Refusal | Failure) => void
}

/** A form need not show a refusal that opens the second step. */
export const untilCodeAsked = <Input,>(write: {
  readonly mutate: (input: Input, options: Options) => void
  readonly isPending: boolean
}) => ({
  isPending: write.isPending,
  mutate: (input: Input, { onError }: Options) =>
    write.mutate(input, { onError: (error) => (codeTicketOf(error) === null ? onError(error) : undefined) }),
})
