// Styles of the kit for components that many pages of the back office use.
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/NumberInput.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/SegmentedControl.css'
import '@mantine/core/styles/Switch.css'
