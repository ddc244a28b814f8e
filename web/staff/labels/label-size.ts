import { type LabelSize, labelSizes } from '#domain/label.ts'
import { storedChoice } from '#web/kit/look/stored-choice.ts'

const choice = storedChoice(() => localStorage, 'label-size')

/** The paper in the printer of this desk: the size that was chosen last in this browser. */
export function useLabelSize(): readonly [LabelSize, (size: LabelSize) => void] {
  const kept = choice.useChoice()
  return [labelSizes.find((size) => size === kept) ?? labelSizes[0], choice.keep]
}
