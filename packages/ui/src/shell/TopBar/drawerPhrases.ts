import { phrases } from '../../locale/phrases';

export const drawerPhrases = phrases('topBarDrawer', {
  title: { zh: '菜单', en: 'Menu' },
  open: { zh: '打开菜单', en: 'Open menu' },
  close: { zh: '关闭菜单', en: 'Close menu' },
});
