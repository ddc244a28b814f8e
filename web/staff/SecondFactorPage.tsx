import { staff } from '#contract/staff.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button, Skeleton } from '@mantine/core'
import { SecondFactorForm } from '#web/shared/second-factor/SecondFactorForm.tsx'
import { text } from '#web/shared/second-factor/text.ts'
import styles from './shell.module.css'
import { sessionRenewed, signedOut } from './signed-in.ts'

/** B-AU-09, B-AU-10; `isFirst`: nothing else is accessible until it is set up. */
export function SecondFactorPage({ isFirst = false }: { readonly isFirst?: boolean }) {
  const t = useText(text)
  const me = useRead(staff.me, {})
  const draw = useWrite(staff.drawTotp)
  const start = () => draw.mutate({})
  const confirm = useWrite(staff.confirmTotp, {
    onDone: ({ token }) => {
      sessionRenewed(token)
      showSuccess(t.done)
      draw.reset()
    },
  })
  return (
    <Page title={isFirst ? t.firstTitle : t.title} lead={isFirst ? t.firstLead : t.lead}>
      <div className={styles.narrow}>
        <Loaded query={me} skeleton={<Skeleton height={120} />}>
          {({ totp: { isOn, recoveryCodesLeft } }) =>
            draw.data ? (
              <SecondFactorForm
                key={draw.data.ticket}
                drawn={draw.data}
                replaces={isOn}
                confirm={confirm}
                onAgain={start}
              />
            ) : (
              <Card>
                <div className={styles.form}>
                  <p>{isOn ? t.fill('isOn', { count: recoveryCodesLeft }) : t.isOff}</p>
                  {draw.error && <FormAlert error={draw.error}>{draw.error.message}</FormAlert>}
                  <div className={styles.buttons}>
                    <Button onClick={start} loading={draw.isPending}>
                      {isOn ? t.replace : t.setUp}
                    </Button>
                    {isFirst && (
                      <Button variant="subtle" color="gray" onClick={signedOut}>
                        {t.signOut}
                      </Button>
                    )}
                  </div>
                </div>
              </Card>
            )
          }
        </Loaded>
      </div>
    </Page>
  )
}
