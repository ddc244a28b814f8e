import { Modal, type ModalProps } from '@mantine/core'
import { useDeferredValue } from 'react'

/** Opens once it is there: one that begins open does not learn where the focus was, and cannot give it back. */
export function DialogBox({ opened, ...rest }: ModalProps) {
  const isThere = useDeferredValue(opened, false)
  return <Modal opened={opened && isThere} {...rest} />
}
