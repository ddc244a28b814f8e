/** The element that holds the first picture of a page, beside the root of the program. */
export const pictureId = 'first-picture'

/** On that element, once its form was sent: the program sends it as soon as it has taken over. */
export const sentMark = 'data-sent'

/** On that element, while an input method is composing a word or something is being pressed. */
export const busyMark = 'data-busy'
