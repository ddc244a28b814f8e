import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { myData } from '#contract/my-data.ts'
import { download } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { DeletionPart } from './DeletionPart.tsx'
import { text } from './my-data.text.ts'
import styles from './Profile.module.css'

/** The data we keep about the member: to download, or to have deleted. */
export function MyDataCard() {
  const t = useText(text)
  const archive = useMutation({
    mutationFn: () => download(myData.archive, {}),
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      showSuccess(t.archiveReady)
    },
  })
  return (
    <Card title={t.title}>
      <div className={styles.part}>
        <h3>{t.archiveTitle}</h3>
        <p className="muted">{t.archiveSentence}</p>
        {archive.error && <FormAlert error={archive.error}>{archive.error.message}</FormAlert>}
        <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate()}>
          {t.archive}
        </Button>
      </div>
      <DeletionPart />
    </Card>
  )
}
