import { moving } from '#contract/moving.ts'
import type { MovingKind } from '#domain/moving.ts'
import { call } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { useMutation } from '@tanstack/react-query'

/** Fetches the template of a kind of file and saves it. */
export const useTemplate = (kind: MovingKind) =>
  useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => call(moving.template, { kind, format }),
    onSuccess: ({ bytes, name, type }) =>
      saveFile(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type }), name),
  })
