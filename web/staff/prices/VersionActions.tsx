import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { momentOf, nowField } from '#web/staff/business-time.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Difference, Version } from './version.ts'
import { text } from './versions.text.ts'

const refreshes = [tariffVersions.list, tariffVersions.get, tariffVersions.difference, staffTariffs.list] as const

/** What may become of a version: offered, taken back, published or deleted. */
export function VersionActions({ version }: { readonly version: Version }) {
  switch (version.state) {
    case 'draft':
      return <OfDraft version={version} />
    case 'offered':
      return <OfOffered version={version} />
    case 'published':
      return null
  }
}

interface ActionsProps {
  readonly version: Version
}

/** Nobody offers or publishes what they have not been told. */
function useCounts() {
  const t = useText(text)
  return ({ added, changed, removed, kept }: Difference) => t.fill('counts', { added, changed, removed, kept })
}

function OfDraft({ version: { id, name, rows } }: ActionsProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const countsOf = useCounts()
  const [startsAt, setStartsAt] = useState('')
  const start = startsAt === '' ? {} : { startsAt: new Date(momentOf(startsAt)).toISOString() }
  const { data: difference } = useRead(tariffVersions.difference, { id, ...start }, { fresh: true })
  const offer = useWrite(tariffVersions.offer, { refreshes, onDone: () => showSuccess(t.offeredDone) })
  const discard = useWrite(tariffVersions.discard, {
    refreshes,
    onDone: () => {
      showSuccess(t.discarded)
      void navigate(staffPaths.tariffVersions)
    },
  })
  const isSame = difference?.changes.length === 0
  const askOffer = async () => {
    if (!difference) return
    const question = { title: t.fill('offerTitle', { name }), sentence: countsOf(difference), confirm: t.offer }
    if (await confirmed(question)) offer.mutate({ id, seal: difference.seal, ...start })
  }
  const askDiscard = async () => {
    if (
      await confirmed({
        title: t.fill('discardTitle', { name }),
        sentence: t.fill('discardSentence', { rows }),
        confirm: t.discard,
        danger: true,
      })
    )
      discard.mutate({ id })
  }
  return (
    <>
      <Group align="flex-end" gap="md">
        <TextInput
          type="datetime-local"
          label={t.startsAt}
          description={t.startsHint}
          min={nowField()}
          value={startsAt}
          onChange={(event) => setStartsAt(event.currentTarget.value)}
        />
        <Button disabled={!difference || isSame} loading={offer.isPending} onClick={() => void askOffer()}>
          {t.offer}
        </Button>
        <Button variant="subtle" color="gray" loading={discard.isPending} onClick={() => void askDiscard()}>
          {t.discard}
        </Button>
      </Group>
      {isSame && <p className="muted">{t.cannotGo}</p>}
      <Refused error={offer.error ?? discard.error} />
    </>
  )
}

function OfOffered({ version: { id, name, mine } }: ActionsProps) {
  const t = useText(text)
  const countsOf = useCounts()
  const { data: difference } = useRead(tariffVersions.difference, { id }, { fresh: true })
  const publish = useWrite(tariffVersions.publish, { refreshes, onDone: () => showSuccess(t.publishedDone) })
  const takeBack = useWrite(tariffVersions.takeBack, { refreshes, onDone: () => showSuccess(t.takenBack) })
  const ask = async () => {
    if (!difference) return
    const sentence = t.fill('publishSentence', { counts: countsOf(difference) })
    if (await confirmed({ title: t.fill('publishTitle', { name }), sentence, confirm: t.publish }))
      publish.mutate({ id, seal: difference.seal })
  }
  const askTakeBack = async () => {
    const sentence = (
      <Asked sentence={t.takeBackSentence} changes={[{ label: t.state, before: t.offered, after: t.draft }]} />
    )
    if (await confirmed({ title: t.fill('takeBackTitle', { name }), sentence, confirm: t.takeBack }))
      takeBack.mutate({ id })
  }
  return (
    <>
      {mine && <p className="muted">{t.notMine}</p>}
      <Group gap="md">
        <Button disabled={mine || !difference} loading={publish.isPending} onClick={() => void ask()}>
          {t.publish}
        </Button>
        <Button variant="default" loading={takeBack.isPending} onClick={() => void askTakeBack()}>
          {t.takeBack}
        </Button>
      </Group>
      <Refused error={publish.error ?? takeBack.error} />
    </>
  )
}

const Refused = ({ error }: { readonly error: Error | null }) =>
  error && <FormAlert error={error}>{error.message}</FormAlert>
