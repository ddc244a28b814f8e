/**
 * Says, to screen readers alone, which row of a list a repeated word is about: put it behind "Edit" or "Details". Without a
 * name, outside lists, it is nothing.
 */
export const OfRow = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : <span className="for-readers">, {name}</span>
