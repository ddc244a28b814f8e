import type { Input, Operation } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { useMutation } from '@tanstack/react-query'

interface Wanted {
  readonly operation: Operation
  readonly input: Input<Operation>
}

/** Fetches a file with the session's token and saves it. */
export const useDownload = () =>
  useMutation({
    mutationFn: ({ operation, input }: Wanted) => download(operation, input),
    onSuccess: ({ bytes, name }) => saveFile(bytes, name),
  })
