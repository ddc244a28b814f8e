import { type LabelSize, labelSizes } from '#domain/label.ts'
import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { useDesk } from '#web/staff/staff-context.ts'

const choice = storedChoice(() => localStorage, 'label-size')

/** The paper in the printer of this desk: the size that was chosen last in this browser, or that of its station. */
export function useLabelSize(): readonly [LabelSize, (size: LabelSize) => void] {
  const kept = choice.useChoice()
  const { at } = useDesk()
  return [labelSizes.find((size) => size === kept) ?? at?.printerPaper ?? labelSizes[0], choice.keep]
}
