import { CommandPalette, ShortcutsSheet, usePhrases } from '@oj/ui';
import type { Preferences } from './preferences';
import { palettePhrases } from './palettePhrases';
import { usePaletteGroups } from './usePaletteGroups';
import { useSiteSearch } from './useSiteSearch';
import type { Sheet } from './useSheetKeys';

interface SiteSheetsProps {
  sheet: Sheet | undefined;
  preferences: Preferences;
  onSheetChange: (sheet: Sheet | undefined) => void;
}

/** The palette of commands and the list of shortcuts. */
export function SiteSheets({ sheet, preferences, onSheetChange }: SiteSheetsProps) {
  const say = usePhrases(palettePhrases);
  const groups = usePaletteGroups(preferences, () => onSheetChange('shortcuts'));
  const search = useSiteSearch();
  const follow = (which: Sheet) => (open: boolean) => onSheetChange(open ? which : undefined);
  return (
    <>
      <CommandPalette
        open={sheet === 'palette'}
        onOpenChange={follow('palette')}
        groups={groups}
        search={search}
        placeholder={say('palettePlaceholder')}
      />
      <ShortcutsSheet
        open={sheet === 'shortcuts'}
        onOpenChange={follow('shortcuts')}
        areas={[
          {
            name: say('everywhere'),
            shortcuts: [
              { keys: '$mod+k', label: say('palette') },
              { keys: '?', label: say('shortcuts') },
            ],
          },
          {
            name: say('onProblem'),
            shortcuts: [
              { keys: '$mod+Enter', label: say('submit') },
              { keys: "$mod+'", label: say('runSamples') },
              { keys: 'Control+m', label: say('leaveEditor') },
            ],
          },
        ]}
      />
    </>
  );
}
