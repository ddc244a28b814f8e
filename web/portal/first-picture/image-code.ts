import type { captchas } from '#contract/captchas.ts'
import type { Output } from '#contract/wire/operation.ts'
import { cameAlong, shownAhead } from '#web/client/ahead.ts'

interface Answer {
  readonly data: Pick<Output<typeof captchas.create>, 'image'> | null
}

/** Puts the image of the code that the document asked for into the form, to be read before the program is there. */
export function showImageCode(picture: HTMLElement): void {
  const place = picture.querySelector<HTMLElement>('[data-image-code]')
  const { imageCode, alt = '' } = place?.dataset ?? {}
  if (!place || imageCode === undefined) return
  const show = (answer: Answer | null) => {
    if (!answer?.data) return
    const image = document.createElement('img')
    image.src = answer.data.image
    image.alt = alt
    // With the form around it, not some frames later.
    image.decoding = 'sync'
    place.replaceWith(image)
  }
  const here = cameAlong(imageCode)
  if (here) show(JSON.parse(here))
  else void shownAhead(imageCode).then((answer) => show(answer as Answer | null))
}
