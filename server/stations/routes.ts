import { staffStations } from '#contract/stations.ts'
import { bind } from '#server/http/bind.ts'
import { close, create, list, open, setAfterReceipt, update } from './keep.ts'
import { people, signIn } from './sign-in.ts'

export const routes = bind(staffStations, { list, create, update, open, close, setAfterReceipt, signIn, people })
