import { type ComponentType, useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'
import { Failed } from './Failed.tsx'
import styles from './lazy-dialog.module.css'
import { usePart } from './use-part.ts'

interface Opening {
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * A dialog whose code is loaded when it first opens: pages are shown without one. If it cannot be loaded, the browser's
 * own dialog says so and offers a retry.
 */
export function lazyDialog<Props extends Opening>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const t = useText(text)
    const { opened, onClose } = props
    // Closed again, it stays: it gives the focus back.
    const [wasOpened, setWasOpened] = useState(opened)
    if (opened && !wasOpened) setWasOpened(true)
    const { data, error, isFetching, refetch } = usePart(name, load, { enabled: wasOpened })
    if (data) return <data.Part {...props} />
    if (!opened) return null
    if (!error)
      return (
        <span className="for-readers" role="status">
          {t.loading}
        </span>
      )
    return (
      <dialog ref={showAbove} className={styles.failed} aria-label={t.failedTitle} onClose={onClose}>
        <Failed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        <form method="dialog" className={styles.foot}>
          <button type="submit" className="text-button">
            {t.close}
          </button>
        </form>
      </dialog>
    )
  }
}

/** Browsers of 2020 do not know how, and show it in its place. */
function showAbove(dialog: HTMLDialogElement | null): void {
  if (dialog && 'showModal' in dialog && !dialog.open) dialog.showModal()
}
