import { staffContent } from '#contract/content-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Button, Modal, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Asked } from '#web/staff/Compared.tsx'
import { type Texts, textChanges } from './text-changes.ts'
import { VersionCompared } from './VersionCompared.tsx'
import { text } from './versions.text.ts'
import styles from './versions.module.css'

type Version = Output<typeof staffContent.versions>['list'][number]

interface VersionsProps {
  readonly of: Pick<Input<typeof staffContent.versions>, 'articleId' | 'slug'>
  readonly name: string
  /** What visitors read; of an article that they do not see, its text. */
  readonly now: Texts
  /** What is written: the draft, or the same. */
  readonly written: Texts
  readonly isHidden?: boolean
  /** It would be replaced by what is taken. */
  readonly hasDraft: boolean
  /** Something was typed and not saved, which taking a version would throw away. */
  readonly isTyped: boolean
  readonly isTaking: boolean
  readonly onTake: (version: Version) => void
}

/** B-CO-08: the texts that were replaced, with who wrote them; each can be compared and taken as a new draft. */
export function EarlierVersions(props: VersionsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  const { name } = props
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size={960}
        fullScreen={!isWide}
        title={t.fill('openOf', { name })}
        closeButtonProps={{ 'aria-label': kit.close }}
      >
        {isOpen && <Versions {...props} />}
      </Modal>
    </>
  )
}

const pageSize = 10

function Versions({ of, ...about }: VersionsProps) {
  const t = useText(text)
  const [after, setAfter] = useState<number | null>(null)
  const asked = { ...of, pageSize, ...(after === null ? {} : { after }) }
  const query = useRead(staffContent.versions, asked, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={240} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.none}</p>}
    >
      {({ list, next }) => (
        <div className={desk.stack}>
          <p className="muted">{about.isHidden ? t.leadHidden : t.lead}</p>
          {list.map((version) => (
            <OneVersion key={version.version} version={version} {...about} />
          ))}
          <div className={styles.presses}>
            {after !== null && (
              <Button variant="default" onClick={() => setAfter(null)}>
                {t.newest}
              </Button>
            )}
            {next !== null && (
              <Button variant="default" onClick={() => setAfter(next)}>
                {t.older}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

interface OneProps extends Omit<VersionsProps, 'of'> {
  readonly version: Version
}

function OneVersion({ version, now, written, hasDraft, isTyped, isTaking, onTake }: OneProps) {
  const t = useText(text)
  const [isCompared, setCompared] = useState(false)
  const number = version.version
  const heading = t.fill('version', { number })
  const take = async () => {
    const changes = textChanges(written, version, t)
    const sentence = <Asked sentence={hasDraft ? t.takeOverAsk : t.takeAsk} changes={changes} />
    if (await confirmed({ title: t.fill('takeOf', { name: heading }), sentence, confirm: t.take, danger: hasDraft }))
      onTake(version)
  }
  return (
    <article className={styles.version} aria-label={heading}>
      <div className={styles.head}>
        <div>
          <h3>{heading}</h3>
          <p className="muted">
            {t.written}: <Person name={version.writtenBy} at={version.writtenAt} />
          </p>
          <p className="muted">
            {t.replaced}: <Person name={version.replacedBy} at={version.replacedAt} />
          </p>
        </div>
        <div className={styles.presses}>
          <Button variant="default" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {isCompared ? t.hide : t.compare}
            <OfRow name={heading} />
          </Button>
          <Button variant="default" disabled={isTyped} loading={isTaking} onClick={() => void take()}>
            {t.take}
            <OfRow name={heading} />
          </Button>
        </div>
      </div>
      {isTyped && <p className="muted">{t.typed}</p>}
      {isCompared && <VersionCompared number={number} earlier={version} now={now} />}
    </article>
  )
}

interface PersonProps {
  /** Null: a release of the product. */
  readonly name: string | null
  readonly at: string | null
}

function Person({ name, at }: PersonProps) {
  const t = useText(text)
  return (
    <>
      {name ?? t.release} {at !== null && <When at={at} />}
    </>
  )
}
