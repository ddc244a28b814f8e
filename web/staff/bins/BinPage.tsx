import { staffBins } from '#contract/bins.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { LoadedPage } from '#web/staff/LoadedPage.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { type Bin, binReads } from './bin.ts'
import { BinContent } from './BinContent.tsx'
import { BinFormDialog, keptFields } from './BinFormDialog.tsx'
import { BinMarks } from './BinList.tsx'
import { fillWords } from './BinMap.tsx'
import { CountCard } from './CountCard.tsx'
import { text } from './text.ts'

/** B-IN-22: one bin, what lies in it, and counting it. */
export function BinPage() {
  const { id = '' } = useParams()
  const [{ after }, setFilters] = useUrlFilters({ after: '' })
  const query = useRead(
    staffBins.content,
    { id, pageSize: 50, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  const [said, say] = useState('')
  return (
    <LoadedPage of="bin" back={staffPaths.bins} query={query} skeleton={<Skeleton height={480} />}>
      {({ bin, ...content }) => (
        <Head bin={bin} onDone={say}>
          <Said>{said}</Said>
          <div className={`${desk.sides} ${desk.halves}`}>
            <BinContent
              bin={bin}
              content={content}
              after={after}
              onTurn={(next) => setFilters({ after: next })}
              onDone={say}
            />
            <CountCard key={bin.openCountId} bin={bin} onDone={say} />
          </div>
        </Head>
      )}
    </LoadedPage>
  )
}

interface HeadProps {
  readonly bin: Bin
  readonly onDone: (said: string) => void
  readonly children: ReactNode
}

function Head({ bin, onDone, children }: HeadProps) {
  const t = useText(text)
  const may = useMay()
  const [isChanging, setIsChanging] = useState(false)
  const { id, code, zone, version } = bin
  const close = useWrite(staffBins.close, {
    refreshes: binReads,
    onDone: ({ closed }) => onDone(t.fill(closed ? 'closedNow' : 'openedNow', { code })),
  })
  const ask = async () => {
    const isSure =
      bin.closed ||
      (await confirmed({
        title: t.fill('closeTitle', { code }),
        sentence: t.closeSentence,
        confirm: t.close,
        danger: true,
      }))
    if (isSure) close.mutate({ id, closed: !bin.closed })
  }
  return (
    <Page
      title={t.fill('binTitle', { code })}
      back={staffPaths.bins}
      lead={
        <span className={desk.marks}>
          {t.fill('zoneOf', { zone })} · <span className="num">{fillWords(t, bin)}</span> <BinMarks bin={bin} />
        </span>
      }
      actions={
        may(staffBins.update) && (
          <>
            <Button variant="default" onClick={() => setIsChanging(true)}>
              {t.change}
            </Button>
            <Button variant="default" loading={close.isPending} onClick={() => void ask()}>
              {bin.closed ? t.open : t.close}
            </Button>
          </>
        )
      }
    >
      {close.error && <FormAlert error={close.error}>{close.error.message}</FormAlert>}
      {isChanging && (
        <BinFormDialog
          title={t.fill('changeTitle', { code })}
          operation={staffBins.update}
          fields={keptFields(t)}
          stored={{ ...bin }}
          besides={{ id, version }}
          send={t.save}
          onDone={() => onDone(t.fill('saved', { code }))}
          onClose={() => setIsChanging(false)}
        />
      )}
      {children}
    </Page>
  )
}
