import { feedback, staffFeedback } from '#contract/feedback.ts'
import type { Person } from './stage.ts'

/** Meiling's feedback so far: one answer that she has not seen yet, and a wish that waits. */
export async function writeLetters(meiling: Person, service: Person): Promise<void> {
  const contact = { kind: 'feedback', contactName: '陳美玲', phone: '+852 5123 4567' } as const
  const letter = await meiling.call(feedback.create, {
    ...contact,
    content: '請問旺角自提點星期日可以取件嗎？我平日要上班，只有星期日有空。',
  })
  await service.call(staffFeedback.reply, {
    id: letter.id,
    text: '陳小姐你好，旺角自提點每日 10:00–20:00 營業，星期日照常取件。到點後我們會以電郵通知你，免費保管 3 個工作天。',
  })
  await meiling.call(feedback.create, {
    ...contact,
    content: '建議包裹列表可以加一個備註欄，這樣幫家人買的東西就不會混淆。\n\n多謝！',
  })
}
