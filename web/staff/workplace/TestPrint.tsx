import { staffPrinting } from '#contract/printing.ts'
import { download } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { printPdf } from '#web/staff/labels/print-frame.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { text } from './printing.text.ts'
import type { Station } from './station.ts'

/** B-AU-35 on a network printer; otherwise B-AU-36, printed or saved on this device as the station would. */
export function TestPrint({ station: { id, name, printWay } }: { readonly station: Station }) {
  const t = useText(text)
  const onNetwork = useWrite(staffPrinting.test, {
    onDone: () => showSuccess(t.fill('tested', { name })),
    onRefused: showRefused,
  })
  const here = useMutation({
    mutationFn: async () => {
      const { bytes, name: file } = await download(staffPrinting.testLabel, { id })
      if (printWay === 'browser' && (await printPdf(bytes))) return t.testedHere
      saveFile(bytes, file)
      return t.fill('testSaved', { file })
    },
    onSuccess: (sentence) => showSuccess(sentence),
    onError: showRefused,
  })
  const test = () => (printWay === 'network' ? onNetwork.mutate({ id }) : here.mutate())
  return (
    <Button size="compact-sm" variant="default" loading={onNetwork.isPending || here.isPending} onClick={test}>
      {t.test}
      <OfRow name={name} />
    </Button>
  )
}
