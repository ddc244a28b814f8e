import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  pictureChoose: { 'zh-Hans': '选择图片', 'zh-Hant': '選擇圖片', en: 'Choose a picture' },
  pictureReplace: { 'zh-Hans': '换一张', 'zh-Hant': '換一張', en: 'Replace' },
  pictureRemove: { 'zh-Hans': '移除图片', 'zh-Hant': '移除圖片', en: 'Remove the picture' },
  pictureHint: {
    'zh-Hans': 'PNG 或 JPG，可拖放或粘贴；最大 2 MB',
    'zh-Hant': 'PNG 或 JPG，可拖放或貼上；最大 2 MB',
    en: 'PNG or JPG, up to 2 MB. You can also drop or paste it',
  },
  pictureType: {
    'zh-Hans': '只支持 PNG、JPG 图片',
    'zh-Hant': '只支援 PNG、JPG 圖片',
    en: 'Only PNG and JPG pictures are accepted',
  },
  pictureTooLarge: {
    'zh-Hans': '图片不能超过 2 MB',
    'zh-Hant': '圖片不能超過 2 MB',
    en: 'The picture must not exceed 2 MB',
  },
  pictureUploading: { 'zh-Hans': '正在上传', 'zh-Hant': '正在上載', en: 'Uploading' },
  picturePreview: { 'zh-Hans': '所选图片', 'zh-Hant': '所選圖片', en: 'Selected picture' },
  pictureFailed: {
    'zh-Hans': '上传失败，请再试一次',
    'zh-Hant': '未能上載，請再試一次',
    en: 'The upload failed. Please try again',
  },
})
