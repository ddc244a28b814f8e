/** The input of a list that says how many rows there are without its date filter. */
export function withoutDays<Input extends { readonly from?: string | undefined; readonly to?: string | undefined }>({
  from: _from,
  to: _to,
  ...rest
}: Input) {
  return { ...rest, page: 1, pageSize: 1 }
}
