import { moving } from '#contract/moving.ts'
import { useRead } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Modal, Skeleton, Stack, Table } from '@mantine/core'
import styles from './moving.module.css'
import { text } from './text.ts'
import { useDownload } from './use-download.ts'
import type { MovingFile } from './use-moving.ts'

interface FaultsProps {
  /** Null: closed. */
  readonly file: MovingFile | null
  readonly onClose: () => void
}

export function Faults({ file, onClose }: FaultsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={file !== null}
      onClose={onClose}
      size="lg"
      title={t.faultsOf}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {file && <FaultList id={file.id} />}
    </Modal>
  )
}

function FaultList({ id }: { readonly id: string }) {
  const t = useText(text)
  const query = useRead(moving.faults, { id }, { fresh: true })
  const file = useDownload()
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={240} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p>{t.noFaults}</p>}
    >
      {({ list, total }) => (
        <Stack gap="md">
          <div>
            <Button
              variant="default"
              loading={file.isPending}
              onClick={() => file.mutate({ operation: moving.faults, input: { id, format: 'csv' } })}
            >
              {t.downloadFaults}
            </Button>
          </div>
          {file.error && <FormAlert error={file.error}>{file.error.message}</FormAlert>}
          <Table className={styles.faults}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.row}</Table.Th>
                <Table.Th>{t.column}</Table.Th>
                <Table.Th>{t.whatIsWrong}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.map(({ row, field, text: sentence }) => (
                <Table.Tr key={`${row} ${field} ${sentence}`}>
                  <Table.Td className="num">{row}</Table.Td>
                  <Table.Td>{field}</Table.Td>
                  <Table.Td>{sentence}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {total > list.length && <p className="muted">{t.fill('faultsShown', { count: list.length })}</p>}
        </Stack>
      )}
    </Loaded>
  )
}
