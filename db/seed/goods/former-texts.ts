/** Rules that an earlier release inserted, in Simplified, by category: one that is unchanged is replaced by today's. */
export const formerRules = [{ code: 'knives', rule: '管制刀具和开刃的刀都不能寄，请改买没有刀刃的款式' }]

/** Names and refusals of an earlier release that said 尿袋, by their Traditional text: replaced in the same way. */
export const formerNames = [{ code: 'batteries', name: '電池及尿袋' }]
export const formerRefusals = [{ category: 'batteries', rule: '單獨的電池及尿袋不能上機，請改走海運' }]
