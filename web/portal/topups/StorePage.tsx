import { site } from '#contract/content.ts'
import { signedIn } from '#contract/signed-in.ts'
import type { Output } from '#contract/wire/operation.ts'
import { apiUrl } from '#web/client/api-host.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { QrCode } from '#web/kit/look/QrCode.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { text } from './text.ts'
import styles from './TopUp.module.css'

type Store = Output<typeof site.getConfig>['store']

/** where to buy, what one item is worth, and how it is credited to the balance. */
export function StorePage() {
  const t = useText(text)
  const config = useRead(site.getConfig, { appid: 'web' })
  return (
    <Page title={t.storeTitle} lead={t.storeLead} back={paths.topUp}>
      <Loaded query={config} skeleton={<Skeleton height={360} radius="md" />}>
        {({ store }) => (store.url === '' ? <Closed /> : <Open store={store} />)}
      </Loaded>
    </Page>
  )
}

function Closed() {
  const t = useText(text)
  const bank = <LinkButton to={paths.bankTransfer}>{t.bankWayButton}</LinkButton>
  return (
    <Card>
      <Empty title={t.storeClosedTitle} sentence={t.storeClosedSentence} action={bank} />
    </Card>
  )
}

function Open({ store }: { readonly store: Store }) {
  const t = useText(text)
  const price = formatMoney(store.itemValueMinor, store.currency)
  return (
    <div className={styles.columns}>
      <Card title={t.fill('storeRuleTitle', { price })}>
        {store.itemValueMinor === 100 && <p>{t.storeRuleSentence}</p>}
        <div className={styles.store}>
          <Code store={store} />
          <div className={styles.storeWords}>
            <p className="muted">{t.storeScan}</p>
            <Button component="a" href={store.url} target="_blank" rel="noopener noreferrer">
              {t.storeLink}
              <span className="for-readers">, {t.storeNewTab}</span>
            </Button>
          </div>
        </div>
      </Card>
      <Card title={t.storeHow}>
        <Steps />
      </Card>
    </div>
  )
}

/** The picture set by staff; if there is none, or it fails to load, a code with the same link is drawn here. */
function Code({ store }: { readonly store: Store }) {
  const t = useText(text)
  const [isBroken, setBroken] = useState(false)
  if (store.qrUrl === '' || isBroken) return <QrCode text={store.url} label={t.storeQr} />
  return <img src={apiUrl(store.qrUrl)} alt={t.storeQr} width={180} height={180} onError={() => setBroken(true)} />
}

function Steps() {
  const t = useText(text)
  const { data } = useRead(signedIn.home, {})
  return (
    <ol className={styles.steps}>
      <li>{t.storeBuy}</li>
      <li>
        {t.storeNote} {data && <strong className="num">{data.memberNumber}</strong>}{' '}
        {data && <CopyButton text={data.memberNumber} label={t.copyMember} />}
      </li>
      <li>{t.storeCredit}</li>
    </ol>
  )
}
