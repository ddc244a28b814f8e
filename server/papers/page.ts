import type { Doc } from './pen.ts'

/* A4 in points. */
export const margin = 48
export const pageWidth = 595.28
export const bodyWidth = pageWidth - 2 * margin
const bodyEnd = 841.89 - margin - 16

type Element = ReturnType<Doc['struct']>

/** Where the next thing is drawn, from the top of a page to its end, and then on the next. */
export interface Place {
  y: number
}

/** Begins a page if something so high does not fit on this one. Says whether it did. */
export function makeRoom(doc: Doc, place: Place, height: number): boolean {
  if (place.y + height <= bodyEnd || place.y === margin) return false
  doc.addPage()
  place.y = margin
  return true
}

/** For programs that read a document aloud: what the drawn thing is. */
export function tagged(doc: Doc, parent: Element, tag: string, drawn: () => void): void {
  const element = doc.struct(tag, drawn)
  parent.add(element)
  element.end()
}

export function group(doc: Doc, parent: Element, tag: string): Element {
  const element = doc.struct(tag)
  parent.add(element)
  return element
}

/** A line that means nothing to a reader who hears the document. */
export function rule(doc: Doc, y: number): void {
  doc.markContent('Artifact')
  doc
    .moveTo(margin, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(0.5)
    .strokeColor('#bbbbbb')
    .stroke()
  doc.endMarkedContent()
}

export type { Element }
