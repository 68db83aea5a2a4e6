/** Other sites whose problems can be here: the prefixes of their display ids. */
export const banks = ['HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'LIBRE', 'AC'];
