import { text as captcha } from '#web/kit/form/captcha.text.ts'
import { text as draft } from '#web/kit/form/draft.text.ts'
import { text as picture } from '#web/kit/form/picture.text.ts'
import { text as range } from '#web/kit/form/range.text.ts'
import { text as region } from '#web/kit/form/region.text.ts'
import { text as common } from '#web/kit/text/common.text.ts'

/** What the kit says on pages and in their forms. */
export const kitText = { ...common, ...captcha, ...draft, ...picture, ...range, ...region }
