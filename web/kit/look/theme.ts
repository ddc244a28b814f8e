import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const tangerine: MantineColorsTuple = [
  '#fff4ea',
  '#ffe6d1',
  '#ffcda3',
  '#ffb473',
  '#ff9f54',
  '#ff8a34',
  '#f2741a',
  '#d9620f',
  '#b1450a',
  '#7f3208',
]

/** The kit's greys are the tokens' blue-greys; the kit draws field borders with number 4 of them (3:1). */
const gray: MantineColorsTuple = [
  '#f5f7fb',
  '#eef1f7',
  '#dfe4ee',
  '#c3cbdb',
  '#838ea6',
  '#6f7b95',
  '#5d6984',
  '#3d4966',
  '#28334f',
  '#16203a',
]
const dark: MantineColorsTuple = [
  '#eef2fb',
  '#c3cbdd',
  '#98a3bb',
  '#8591ab',
  '#6f7c97',
  '#24304a',
  '#172036',
  '#172036',
  '#111a2d',
  '#0f1626',
]

/** Mantine with the values of `tokens.css`: tangerine with dark text for the one main action, everything else quiet. */
export const theme = createTheme({
  primaryColor: 'tangerine',
  primaryShade: 5,
  colors: { tangerine, gray, dark },
  black: '#16203a',
  autoContrast: true,
  luminanceThreshold: 0.25,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.5' },
  fontSizes: { xs: '13px', sm: '14px', md: '15px', lg: '17px', xl: '21px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  // By name: naming the components themselves would put the code of dialogs into the first script.
  components: {
    Button: { defaultProps: { size: 'md' } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    // The header of a dialog is not a banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 120 } } },
  },
})

const quiet = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
}

/**
 * In the dark theme, the kit's text on a quiet button is almost white, and a delete button would not be recognisable by
 * its colour.
 */
const hues = {
  '--mantine-color-red-light-color': 'var(--bad)',
  '--mantine-color-tangerine-light-color': 'var(--brand-text)',
}

/** The tokens switch between light and dark themselves, so both themes use the same ones. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: quiet,
  dark: { ...quiet, ...hues },
})
