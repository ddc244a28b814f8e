import desk from '#web/staff/desk.module.css'
import { text as stationsText } from '#web/staff/stations/text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { CrossIcon } from '#web/kit/look/icons.tsx'
import { Button } from '@mantine/core'
import { text } from './packing.text.ts'
import type { ScanQueue } from './use-pack-scans.ts'

/** Scans that could not be checked yet: made before packing began, while cartons were being sealed, or afterwards. */
export function PackScans({ scans }: { readonly scans: ScanQueue }) {
  const t = useText(text)
  const stations = useText(stationsText)
  return (
    <>
      {scans.isUnsure && <FormAlert>{stations.unsure}</FormAlert>}
      <div aria-live="polite">
        {scans.codes.length > 0 && (
          <Card title={t.scansTitle}>
            <p className="muted">{t.scansNext}</p>
            <ol className={desk.plain}>
              {scans.codes.map((code, index) => (
                // The same number may have been scanned twice.
                <li key={`${index} ${code}`}>
                  <span className="num">
                    {index + 1}. {code}
                  </span>{' '}
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    aria-label={t.fill('removeScan', { number: code })}
                    onClick={() => scans.remove(index)}
                  >
                    <CrossIcon size={14} />
                  </Button>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </>
  )
}
