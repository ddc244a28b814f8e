import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import type { FormOptions } from '#web/kit/form/FormOptionSelect.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Bring } from './Bring.tsx'
import { DefaultsCard } from './DefaultsCard.tsx'
import styles from './Many.module.css'
import { text } from './many.text.ts'
import { TableCard } from './TableCard.tsx'
import { UnreadCard } from './UnreadCard.tsx'
import { useImport } from './use-import.ts'
import { useMany } from './use-many.ts'

/**
 * Many parcels at once: brought in, checked and corrected in place; valid rows are imported and the others kept. Without
 * the couriers and warehouses a table would be asked about word by word, so the form waits for them.
 */
export function ManyForecasts() {
  const options = useRead(parcels.formOptions, {})
  return (
    <Loaded query={options} skeleton={<Skeleton height={420} radius="lg" />}>
      {(data) => <ManyForm options={data} />}
    </Loaded>
  )
}

function ManyForm({ options }: { readonly options: FormOptions }) {
  const t = useText(text)
  const [done, setDone] = useState(0)
  const many = useMany(options)
  const importing = useImport(many, (count) => {
    setDone(count)
    window.scrollTo({ top: 0 })
  })
  const left = many.judged.filter(({ state }) => state !== 'empty').length
  return (
    <Stack gap="md">
      <div role="status" className={styles.notice}>
        {done > 0 && (
          <Card title={t.fill('imported', { count: done })}>
            <p>{t.importedNext}</p>
            {left > 0 && <p>{t.fill('importedLeft', { count: left })}</p>}
            <LinkButton to={paths.parcels} variant="default" className={styles.seeParcels}>
              {t.seeParcels}
            </LinkButton>
          </Card>
        )}
      </div>
      {many.draft}
      <Bring
        bring={(rows) => {
          setDone(0)
          many.bring(rows)
        }}
        choices={many.choices}
        patterns={many.patterns}
      />
      <div role="status" className={styles.notice}>
        {many.notice.length > 0 && <p className={styles.told}>{many.notice.join(' ')}</p>}
      </div>
      <DefaultsCard defaults={many.defaults} onChange={many.setDefaults} />
      <UnreadCard many={many} />
      <TableCard many={many} importing={importing} />
    </Stack>
  )
}
