/** The `<template>` in the document, and the element that is made of it, beside the root of the program. */
export const templateId = 'first-picture-template'
export const pictureId = 'first-picture'

/** On that element, once its form was sent: the program sends it as soon as it has taken over. */
export const sentMark = 'data-sent'

/** On that element, while an input method is composing a word or something is being pressed. */
export const busyMark = 'data-busy'
