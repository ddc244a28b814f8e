/** `JH…` a consolidation, `ZY…` a single ticket. */
export const isOrderNumber = (text: string): boolean => /^(JH|ZY)\d{12}$/.test(text)
