import { phrases } from '@oj/ui';

export const trainingCategoryPhrases = phrases('trainingCategories', {
  toList: { zh: '返回训练列表', en: 'Back to the trainings' },
  title: { zh: '训练分类', en: 'Categories of trainings' },
  add: { zh: '新建分类', en: 'New category' },
  edit: { zh: '编辑 {{name}}', en: 'Edit {{name}}' },
  name: { zh: '名称', en: 'Name' },
  nameRule: { zh: '请输入名称', en: 'Enter a name' },
  color: { zh: '颜色', en: 'Colour' },
  failed: { zh: '分类没有加载出来', en: 'The categories could not be loaded' },
  none: { zh: '还没有分类', en: 'There is no category yet' },
  noneHint: { zh: '训练按分类筛选，每个训练有一个。', en: 'Trainings are filtered by it; each has one.' },
  actions: { zh: '操作', en: 'Actions' },
  remove: { zh: '删除', en: 'Delete' },
  removeOf: { zh: '删除 {{name}}', en: 'Delete {{name}}' },
  removeAsk: { zh: '删除分类 {{name}}？', en: 'Delete the category {{name}}?' },
  removeLead: { zh: '有训练的分类不能删除。', en: 'A category with trainings cannot be deleted.' },
  removed: { zh: '删除成功', en: 'Delete successfully' },
  saved: { zh: '已保存', en: 'Saved' },
  save: { zh: '保存', en: 'Save' },
});
