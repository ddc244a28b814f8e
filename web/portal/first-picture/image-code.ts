import type { captchas } from '#contract/members.ts'
import type { Output } from '#contract/wire/operation.ts'
import { shownAhead } from '#web/client/ahead.ts'

interface Answer {
  readonly data: Pick<Output<typeof captchas.create>, 'image'> | null
}

/** Puts the image of the code that the document asked for into the form, to be read before the program is there. */
export async function showImageCode(picture: HTMLElement): Promise<void> {
  const place = picture.querySelector<HTMLElement>('[data-image-code]')
  const { imageCode, alt = '' } = place?.dataset ?? {}
  if (!place || imageCode === undefined) return
  const answer = (await shownAhead(imageCode)) as Answer | null
  if (!answer?.data) return
  const image = document.createElement('img')
  image.src = answer.data.image
  image.alt = alt
  place.replaceWith(image)
}
