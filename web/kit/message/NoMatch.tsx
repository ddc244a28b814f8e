import { Button } from '@mantine/core'
import { Empty } from './Empty.tsx'

interface NoMatchProps {
  readonly words: Readonly<Record<'noMatchTitle' | 'noMatchSentence' | 'clear', string>>
  readonly onClear: () => void
}

/** Nothing in a list matches its filters: they are one press from being cleared. */
export const NoMatch = ({ words, onClear }: NoMatchProps) => (
  <Empty
    title={words.noMatchTitle}
    sentence={words.noMatchSentence}
    action={
      <Button variant="default" onClick={onClear}>
        {words.clear}
      </Button>
    }
  />
)
