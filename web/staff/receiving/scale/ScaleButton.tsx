import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { text } from './scale.text.ts'
import { ScaleSettings } from './ScaleSettings.tsx'
import { scale, useScale } from './use-scale.ts'

/** Connects the scale, or opens its settings; nothing where the browser has no Web Serial. */
export function ScaleButton() {
  const t = useText(text)
  const { stage } = useScale()
  const [isOpen, setOpen] = useState(false)
  if (!scale) return null
  return (
    <>
      <Button variant="default" size="sm" onClick={() => (stage === 'off' ? void scale?.choose() : setOpen(true))}>
        {stage === 'off' ? t.connect : t.settings}
      </Button>
      <ScaleSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
