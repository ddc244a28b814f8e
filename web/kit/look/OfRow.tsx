/**
 * Hidden text for screen readers that says which row a repeated label is about: put it after "Edit" or "Details".
 * Without a name, outside lists, it renders nothing.
 */
export const OfRow = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : <span className="for-readers">, {name}</span>
