/** Rules that an earlier release wrote, in Simplified, by category: where one still stands, nobody has changed it, and today's takes its place. */
export const formerRules = [{ code: 'knives', rule: '管制刀具和开刃的刀都不能寄，请改买没有刀刃的款式' }]
