import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useGoodsJudge } from '#web/shared/goods/use-goods-judge.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { type CalculationValues, insideMax } from '#web/shared/calculation/calculation-query.ts'
import { text } from './text.ts'

/** The contents: if the words name sensitive goods, the goods type follows. It can be changed back. */
export function InsideField({ form }: { readonly form: UseFormReturnType<CalculationValues> }) {
  const t = useText(text)
  const judge = useGoodsJudge()
  const { inside, goodsType } = form.values
  const sensitiveIn = (typed: string) => judge?.marks(typed).find(({ category }) => category.verdict === 'sensitive')
  const found = goodsType === 'sensitive' ? sensitiveIn(inside) : undefined
  return (
    <TextInput
      label={t.inside}
      description={found ? t.fill('insideSensitive', { word: found.word }) : t.insideHint}
      maxLength={insideMax}
      autoComplete="off"
      value={inside}
      onChange={(event) => {
        const typed = event.currentTarget.value
        form.setFieldValue('inside', typed)
        if (sensitiveIn(typed)) form.setFieldValue('goodsType', 'sensitive')
      }}
    />
  )
}
