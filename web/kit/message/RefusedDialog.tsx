import { Button, Group, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { NextStep } from './NextStep.tsx'
import { closeRefused, useRefused } from './refused.ts'
import { text } from '#web/kit/text/common.text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'

/**
 * Why an action without a form was refused, and what to do: a link in a toast would disappear before it can be
 * followed.
 */
export function RefusedDialog() {
  const t = useText(text)
  const { refusal, isOpen } = useRefused()
  const client = useQueryClient()
  // What the link opens gets the focus; otherwise the pressed button gets it back.
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    closeRefused()
  }
  const stay = () => {
    setLeaving(false)
    closeRefused()
    // Usually the page was outdated.
    void client.invalidateQueries()
  }
  useOwnEscape(isOpen, stay)
  return (
    <Modal
      opened={isOpen}
      onClose={stay}
      returnFocus={!isLeaving}
      title={refusal?.message}
      // Above any open dialog, like a confirmation.
      zIndex={300}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <NextStep error={refusal} onLeave={leave} isFirst />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={stay}>
          {t.close}
        </Button>
      </Group>
    </Modal>
  )
}
